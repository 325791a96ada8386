import type { PlatformOffer, PlatformUse, Release } from '@kadam/shared/remote';
import { narrowings } from './event-shapes';

/** More names than this are counted instead of listed. */
const LISTED = 5;

/**
 * What a remote uses and a host does not offer, as the end of the sentence "… uses what the host …"; null when nothing is missing.
 * A remote from before uses were recorded is judged by the versions of shared modules alone, as it was when it was built. A host from
 * before offers were recorded offers nothing that could be named, so a remote that has a record does not run in it.
 */
export function missingFromHost({ uses }: Release, { offers }: Release): string | null {
  if (!uses) return null;
  if (!offers) return 'cannot be asked for, because it was built before hosts recorded what they offer';
  const missing = [
    ...missingExports(uses, offers),
    ...missingEvents(uses, offers),
    ...missingTokens(uses, offers),
    ...missingFormat(uses, offers),
  ];
  return missing.length > 0 ? `does not offer: ${missing.join('; ')}` : null;
}

const missingExports = ({ modules }: PlatformUse, offers: PlatformOffer): string[] =>
  Object.entries(modules).flatMap(([name, used]) => {
    const offered = offers.modules[name];
    if (!offered) return [`the module ${name}`];
    const missing = used.filter((exported) => !offered.exports.includes(exported));
    return missing.length > 0 ? [`${listed(missing)} of ${name}`] : [];
  });

// By hash alone where one of the two was built before shapes were recorded.
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
  const rest = names.length - LISTED;
  return [...names.slice(0, LISTED), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
