/** Three looks of a single-column resume, dates to the left after the title. */
export const TEMPLATES = {
  plain: `
    .sheet { font-size: 14px; line-height: 1.5 }
    h1 { font-size: 32px; line-height: 1.2 } h2 { font-size: 17px; margin: 18px 0 6px; border-bottom: 1px solid rgb(120 120 120) }
    h3 { font-size: 14px } ul { padding-left: 20px }`,
  dense: `
    .sheet { font-size: 12.5px; line-height: 1.3; color: rgb(30 30 40) }
    h1 { font-size: 24px; text-align: center } .contact { text-align: center }
    h2 { font-size: 13px; margin: 10px 0 2px; text-transform: uppercase; border-top: 1px solid rgb(0 80 140); color: rgb(0 80 140) }
    h3 { font-size: 12.5px; font-weight: 700 } p em { font-style: italic } ul { padding-left: 18px }`,
  airy: `
    .sheet { font-size: 16px; line-height: 1.75 }
    h1 { font-size: 40px; font-weight: 400 } h2 { font-size: 20px; margin: 30px 0 12px; font-style: italic }
    h3 { font-size: 16px; font-weight: 400 } .contact { display: flex; flex-wrap: wrap; gap: 4px 24px } ul { padding-left: 24px; list-style: decimal }`,
} as const;

export type Template = keyof typeof TEMPLATES;
