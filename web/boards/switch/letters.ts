/** Letters of the same round pen as the digits, 100 units tall; and a ten that is no broader than a digit needs. */
export const letters: Readonly<Record<string, string>> = {
  10: 'M0 20 16 1v99M58 0c-17 0-24 20-24 50s7 50 24 50 24-20 24-50S75 0 58 0Z',
  A: 'M1 100 30 0l29 100M12 66h36',
  B: 'M4 0v100h24c18 0 29-10 29-27S46 47 28 47H4M28 47c14 0 23-9 23-23S42 0 26 0H4',
  D: 'M4 0v100h14c28 0 40-20 40-50S46 0 18 0Z',
  J: 'M48 0v68c0 21-9 32-24 32C10 100 2 90 2 74M26 0h42',
  K: 'M4 0v100M56 0 5 60M23 42l36 58',
  Q: 'M30 0C10 0 1 20 1 50s9 50 29 50 29-20 29-50S50 0 30 0ZM34 74l28 32',
  R: 'M4 100V0h24c19 0 30 10 30 27S47 54 28 54H4M30 54l30 46',
  V: 'M1 0l29 100L59 0',
}
