/** Returns a sentence that begins with a capital letter. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
