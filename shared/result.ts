/** The answer of whatever can refuse: a value, never an exception. */
export type Result<Value, Refused> = { ok: true; value: Value } | { ok: false; refused: Refused }

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refuse = <Refused>(refused: Refused): { ok: false; refused: Refused } => ({
  ok: false,
  refused,
})
