const MAX_LENGTH = 100;

/** A file name that is safe for display, file systems and headers: one line, without a path. */
export function cleanFileName(given: string): string {
  const name = (given.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '')
    // Some characters reverse the text after them, so that a name seems to have another suffix.
    // Joiners of Indic names are kept.
    .replace(/[\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff<>:"|?*%;]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const dot = name.lastIndexOf('.');
  const [stem, suffix] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot).toLowerCase()];
  const short = [...stem.replace(/^[. ]+|[. ]+$/g, '')].slice(0, MAX_LENGTH).join('').trim();
  return `${short || 'resume'}${suffix}`;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The media type of a stored resume, whose content has been checked against its suffix. */
export const mediaTypeOf = (name: string): string =>
  MEDIA_TYPES[name.slice(name.lastIndexOf('.'))] ?? 'application/octet-stream';
