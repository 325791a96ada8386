/** An A4 page in CSS px at 96 dpi, and its margin of 36 pt. */
export const PAGE = { width: 794, height: 1123, margin: 48, contentWidth: 698, contentHeight: 1027 } as const;

/** The top left margin of a sheet's first page in the window, and the scale of the sheet. */
export function pageEdge(sheet: HTMLElement): { left: number; top: number; scale: number } {
  const { left, top, width } = sheet.getBoundingClientRect();
  const scale = width / PAGE.width;
  return { left: left + PAGE.margin * scale, top: top + PAGE.margin * scale, scale };
}
