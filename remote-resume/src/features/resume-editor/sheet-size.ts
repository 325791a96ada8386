/** An A4 page at 96 dots an inch, in CSS px (specification, section 9): margins are 36 pt, texts 10.5 and 9.75 pt. */
export const SHEET = { width: 794, height: 1123, margin: 48, text: 14, smallText: 13 } as const;

/** Factor by which the sheet shrinks to stand in a frame of this width; never above its real size. */
export const fitScale = (frameWidth: number): number => (frameWidth > 0 ? Math.min(1, frameWidth / SHEET.width) : 1);

/** Below this factor the lines are too low to be hit by a finger (WCAG 2.2, 2.5.8): the shrunken sheet is then only to be looked at. */
export const EDITABLE_SCALE = 0.9;
