import { expect, type Page } from '@playwright/test';
import { importResume, textOf } from '../../../portal/resume-editor';
import { WRITTEN_RESUME } from '../../../portal/written-resume';

export const TEMPLATES = ['Classic', 'Modern', 'Compact'] as const;
export type Template = (typeof TEMPLATES)[number];

/** Text that is difficult to print, each as one word. */
export const HARD_WORDS = [
  '₹12,50,000',
  'Café-style',
  '—',
  'धाराप्रवाह',
  'हूँ।',
  'தமிழ்',
  'Žižkov',
  '🙂',
  'क्\u200Dष',
  '👩\u200D💻.',
  'full-stack,',
  'aditi-desai.example.com/cv?id=7',
  'https://guides.example/close/2024?team=finance',
];

const SUMMARY = `मैं मराठी धाराप्रवाह बोलती हूँ। Also தமிழ் and some Žižkov Czech 🙂 क्\u200Dष 👩\u200D💻.`;
const BULLETS = [
  'Closed the books in 3 days, not 9 — saved ₹12,50,000 in late fees',
  'Built a full-stack, end-to-end report — Café-style — that 40 shops use, see https://guides.example/close/2024?team=finance for all of it',
  ...Array.from({ length: 12 }, (_, at) => `Led roll-out ${at + 1}`),
];

const [manager, lead] = WRITTEN_RESUME.work;

/** Imported text: most of two pages. The typed list crosses the page break, so Compact has more. */
const imported = (template: Template) => {
  const bullets = manager?.highlights ?? [];
  return {
    ...WRITTEN_RESUME,
    work: [
      { ...manager, highlights: template === 'Compact' ? [...bullets, ...bullets.slice(6)] : bullets },
      { ...lead, highlights: lead?.highlights.slice(0, 1) },
    ],
  };
};

/**
 * Fills two pages in this template, with typed difficult words and a list across the page break.
 */
export async function typeResume(page: Page, template: Template): Promise<void> {
  await importResume(page, { name: 'aditi.json', text: JSON.stringify(imported(template)) });
  await page.getByRole('combobox', { name: 'Template' }).selectOption(template);
  await typeLines(page, 'Summary', [SUMMARY]);
  await caretAtEnd(page, 'Website');
  await page.keyboard.type('/cv?id=7');
  await typeLines(page, 'Job 2 bullet 1', BULLETS);
  await expect(textOf(page, `Job 2 bullet ${BULLETS.length + 1}`)).toHaveText(BULLETS.at(-1) ?? '');
}

/** URL of the typed link. */
export const TYPED_URL = 'https://aditi-desai.example.com/cv?id=7';

/** First and last line of the typed list. */
export const TYPED_LIST = [BULLETS[0] ?? '', BULLETS.at(-1) ?? ''] as const;

/** Each line after Enter. */
async function typeLines(page: Page, field: string, lines: readonly string[]): Promise<void> {
  await caretAtEnd(page, field);
  for (const line of lines) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
}

async function caretAtEnd(page: Page, field: string): Promise<void> {
  await textOf(page, field).focus();
  await page.keyboard.press('Control+End');
}
