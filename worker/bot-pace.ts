/**
 * Returns the factor that the setting `BOT_PACE` names, or 1 if it names no positive number. A
 * factor of 0 would switch off the limits that it scales, because they would refill at once.
 */
export function botPaceOf({ BOT_PACE }: { readonly BOT_PACE?: string }): number {
  const pace = Number(BOT_PACE)
  return pace > 0 ? pace : 1
}
