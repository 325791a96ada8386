import type { Contact } from '../../resume/resume';
import { placedLines, type ContactInput, type PlacedLine } from './contact-input';
import { readEmail } from './email';
import { readLinks } from './links';
import { readLocation } from './location';
import { readName } from './name';
import { readPhone } from './phone';

/**
 * Name and contact details of the person. Values are as written; details of a referee are excluded.
 * @param input the document in lines and sections
 */
export function readContact(input: ContactInput): Contact {
  const placed = placedLines(input);
  const links = readLinks(placed, input.links);
  const email = readEmail(placed, input.links);
  const name = readName({ input, placed, links, ...(email && { email: email.value }) });
  const location = readLocation(withoutName(placed, name?.raw));
  const phone = readPhone(placed, { links: input.links, ...(location && { location: location.value }) });
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(location && { location }),
    links,
  };
}

/** `Jordan Patel` is not a country: text that is the name is not a place. */
const withoutName = (placed: readonly PlacedLine[], name = '') =>
  placed.map((entry) => {
    const at = name === '' ? -1 : entry.line.text.indexOf(name);
    if (at < 0) return entry;
    const text = entry.line.text.slice(0, at) + ' '.repeat(name.length) + entry.line.text.slice(at + name.length);
    return { ...entry, line: { ...entry.line, text } };
  });
