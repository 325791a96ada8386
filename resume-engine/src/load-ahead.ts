import { loadPdfjs } from './read/pdf/open-pdf';
import { loadSpeller } from './spelling/load-speller';

/** Loads what the first analysis would load on its way: pdf.js and the dictionary of the speller (about 0.9 s of one core and 60 MB, once). */
export async function loadAhead(): Promise<void> {
  await Promise.all([loadPdfjs(), loadSpeller()]);
}
