/**
 * The result of a function that can refuse: a value, or the refusal. The function returns a refusal
 * and does not throw it.
 */
export type Result<Value, Refused> = { ok: true; value: Value } | { ok: false; refused: Refused }

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refuse = <Refused>(refused: Refused): { ok: false; refused: Refused } => ({
  ok: false,
  refused,
})
