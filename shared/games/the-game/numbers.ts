/** Whether a chat message names a card value (TG-11). */
export const namesANumber = (text: string): boolean => /\d/.test(text)
