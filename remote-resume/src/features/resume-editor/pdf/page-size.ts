/** An A4 page in the editor's CSS px at 96 dots an inch (specification, section 9), and its margin: 36 pt. */
export const PAGE = { width: 794, height: 1123, margin: 48, contentWidth: 698, contentHeight: 1027 } as const;

/** Where in the window the margins of a sheet's first page meet, and by how much the sheet is scaled there. */
export function pageEdge(sheet: HTMLElement): { left: number; top: number; scale: number } {
  const { left, top, width } = sheet.getBoundingClientRect();
  const scale = width / PAGE.width;
  return { left: left + PAGE.margin * scale, top: top + PAGE.margin * scale, scale };
}
