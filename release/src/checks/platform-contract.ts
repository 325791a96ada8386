import type { PageExtension, PlatformOffer, PlatformUse, Release } from '@kadam/shared/remote';
import { narrowings } from './event-shapes';

/** Maximum number of names in a message. */
const MAX_LISTED = 5;

/**
 * What a remote uses and the host does not offer, as the end of the sentence "… uses what the host
 * …"; null if nothing is missing. A remote without recorded uses is checked by shared versions
 * only; one with recorded uses does not run in a host without recorded offers.
 */
export function missingFromHost(
  { uses, loadsOwnScripts, extensions = [] }: Release,
  { offers }: Release,
): string | null {
  if (!uses && extensions.length === 0) return null;
  if (!offers) return 'cannot be asked for, because it was built before hosts recorded what they offer';
  const missing = [
    ...(uses ? missingUses(uses, offers) : []),
    ...missingSlots(extensions, offers),
    ...(loadsOwnScripts && !offers.admitsOwnLoaders ? ['scripts that a loader of its own requests'] : []),
  ];
  return missing.length > 0 ? `does not offer: ${missing.join('; ')}` : null;
}

const missingUses = (uses: PlatformUse, offers: PlatformOffer): string[] => [
  ...missingExports(uses, offers),
  ...missingEvents(uses, offers),
  ...missingTokens(uses, offers),
  ...missingFormat(uses, offers),
];

function missingSlots(extensions: readonly PageExtension[], { slots }: PlatformOffer): string[] {
  if (!slots) return extensions.length > 0 ? ['extension slots'] : [];
  const known = Object.keys(slots).join(', ');
  return extensions.flatMap(({ slot }, index) =>
    slots[slot] ? [] : [`the slot '${slot}' of extensions[${index}].slot in its routes.json (it has ${known})`],
  );
}

const missingExports = ({ modules }: PlatformUse, offers: PlatformOffer): string[] =>
  Object.entries(modules).flatMap(([name, used]) => {
    const offered = offers.modules[name];
    if (!offered) return [`the module ${name}`];
    const missing = used.filter((exported) => !offered.exports.includes(exported));
    return missing.length > 0 ? [`${listed(missing)} of ${name}`] : [];
  });

// Compared by hash if one of the two has no recorded shapes.
const missingEvents = ({ events, eventShapes = {} }: PlatformUse, offers: PlatformOffer): string[] =>
  Object.entries(events).flatMap(([name, hash]) => {
    const offered = offers.events[name];
    if (!offered) return [`the event '${name}'`];
    const [before, after] = [eventShapes[name], offers.eventShapes?.[name]];
    const isOther = offered !== hash && !(before && after);
    const narrower = before && after ? narrowings(before, after) : [];
    if (!isOther && narrower.length === 0) return [];
    const problems = [...narrower, 'a detail that takes less needs a new name'].join('; ');
    return [`the event '${name}' with this detail (${problems})`];
  });

function missingTokens({ tokens }: PlatformUse, offers: PlatformOffer): string[] {
  const missing = tokens.filter((name) => !offers.tokens.includes(name));
  return missing.length > 0 ? [`the CSS ${missing.length > 1 ? 'properties' : 'property'} ${listed(missing)}`] : [];
}

const missingFormat = ({ bootRecord }: PlatformUse, offers: PlatformOffer): string[] =>
  bootRecord === offers.bootRecord ? [] : [`boot records of format ${bootRecord}`];

function listed(names: readonly string[]): string {
  const rest = names.length - MAX_LISTED;
  return [...names.slice(0, MAX_LISTED), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
