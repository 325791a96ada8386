import type { AboutPdf } from '../../remote-resume/src/features/resume-editor/pdf/export-pdf';
import { pageBreaks } from '../../remote-resume/src/features/resume-editor/pdf/page-breaks';
import { registerSheetFont, SHEET_FAMILY } from '../../remote-resume/src/features/resume-editor/pdf/sheet-font';
import { TEMPLATES, type Template } from './templates';

/** A resume as the sheet shows it. */
export interface SheetText {
  readonly name: string;
  readonly contact: readonly string[];
  readonly sections: readonly {
    readonly title: string;
    readonly text?: string;
    readonly entries?: readonly {
      readonly title: string;
      readonly place: string;
      readonly bullets: readonly string[];
    }[];
  }[];
}

/** What a test may ask of the page. */
export interface Sheets {
  /** Draws a sheet, moved down by `offset` px, in place of the last. */
  draw(text: SheetText, template: Template, offset: number): Promise<void>;
  /** The PDF of the sheet, base64, and how long it took in ms. */
  export(about: AboutPdf): Promise<{ pdf: string; ms: number }>;
  breaks(): number[];
  /** The words of the sheet as people read them. */
  words(): string[];
  overlays(): number;
}

declare global {
  interface Window {
    sheets: Sheets;
  }
}

const look = new CSSStyleSheet();
document.adoptedStyleSheets = [look];
registerSheetFont();

window.sheets = {
  draw: async (text, template, offset) => {
    look.replaceSync(`
      * { box-sizing: border-box; margin: 0; padding: 0 }
      .sheet { width: 794px; padding: 48px; font-family: '${SHEET_FAMILY}', sans-serif; font-kerning: none; font-variant-ligatures: none;
        text-rendering: geometricPrecision }
      ${TEMPLATES[template]}`);
    const sheet = element('div', 'sheet', [
      element('div', '', []),
      element('h1', '', [text.name]),
      element(
        'div',
        'contact',
        text.contact.flatMap((way, index) => [index > 0 ? ' | ' : '', element('span', '', [way])]),
      ),
      ...text.sections.map(({ title, text: words, entries = [] }) =>
        element('section', '', [
          element('h2', '', [title]),
          ...(words ? [element('p', '', [words])] : []),
          ...entries.map((entry) => {
            const made = element('div', '', [
              element('h3', '', [entry.title]),
              element('p', '', [element('em', '', [entry.place])]),
              element(
                'ul',
                '',
                entry.bullets.map((bullet) => element('li', '', [bullet])),
              ),
            ]);
            made.dataset.entry = '';
            return made;
          }),
        ]),
      ),
    ]);
    (sheet.firstElementChild as HTMLElement).style.height = `${offset}px`;
    document.body.replaceChildren(sheet);
    await document.fonts.ready;
  },
  export: async (about) => {
    const began = performance.now();
    const { exportPdf } = await import('../../remote-resume/src/features/resume-editor/pdf/export-pdf');
    const blob = await exportPdf(sheetNow(), about);
    const ms = performance.now() - began;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return { pdf: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')), ms };
  },
  breaks: () => pageBreaks(sheetNow()),
  words: () => sheetNow().innerText.split(/\s+/u).filter(Boolean),
  overlays: () => document.querySelectorAll('.html2pdf__overlay').length,
};

const sheetNow = () => document.querySelector<HTMLElement>('.sheet') ?? document.body;

function element(name: string, className: string, inside: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...inside);
  return made;
}
