/** What a remark of EGON's is about, the most remarkable first. */
export const moods = ['off', 'own', 'super', 'high', 'low', 'fair'] as const
export type Mood = (typeof moods)[number]

export type Remarks = Readonly<Record<Mood, readonly [string, ...string[]]>>

/** What EGON says to what he does: a machine with good manners, who never loses his temper. */
export const remarks: Remarks = {
  off: [
    'No hard feelings. I have none.',
    'Somebody was standing there. Was.',
    'I did not see that chip. I only see numbers.',
  ],
  own: ['That was mine. I will not make a scene.', 'I made room for myself. Somebody had to.'],
  super: ['My good chip. Please admire it quietly.', 'This one counts twice. I only count once.'],
  high: [
    'I calculate. I regret nothing.',
    'Beginner’s luck, for forty years now.',
    'Thank you. I did not shuffle.',
  ],
  low: ['One card. It will have to do.', 'Modesty suits me, they say.', 'I am saving my strength.'],
  fair: ['Perfectly average. I am content.', 'That will do nicely.', 'No applause? Quite right.'],
}
