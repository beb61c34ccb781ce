/** What a remark of EGON's is about, the most remarkable first. */
export const moods = ['off', 'own', 'super', 'high', 'low', 'fair'] as const
export type Mood = (typeof moods)[number]

export type Remarks = Readonly<Record<Mood, readonly [string, ...string[]]>>

/** What EGON says to what he does: a quiet player without a nose, who never loses his temper. */
export const remarks: Remarks = {
  off: [
    'No hard feelings. I am told one says that here.',
    'Somebody was standing there. Was.',
    'I did not see that chip. Nor did I smell it.',
  ],
  own: ['That was mine. I shall not make a scene.', 'I make room for myself. Somebody has to.'],
  super: ['My good chip. Please admire it quietly.', 'This one counts twice. I do not, as a rule.'],
  high: [
    'I had a feeling. Not in the nose, obviously.',
    'Beginner’s luck, for the fourth decade running.',
    'Thank you, I shuffled nothing.',
  ],
  low: ['One card. It will have to do.', 'Modesty suits me. I am told.', 'I am saving myself.'],
  fair: [
    'Perfectly average. I am content.',
    'Right under your noses.',
    'Nobody applauds. Quite right.',
  ],
}
