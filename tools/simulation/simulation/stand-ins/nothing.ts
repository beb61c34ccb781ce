// In place of what pages show, play and read to somebody.

export const words = {}
export const playMoment = (): void => {}
export const playMoments = (): void => {}
