import type { PolicyReportsBody } from '@kadam/shared/contract/policy-reports';

/** A blocked resource: the directive, and the origin of the resource. */
export interface Violation {
  readonly directive: string;
  readonly origin: string;
}

/** Words that browsers use instead of a URL (Content Security Policy Level 3, section 5.3). */
const WORDS = ['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'trusted-types-policy', 'trusted-types-sink'];
const DIRECTIVE = /^[a-z][a-z-]{2,39}(?=\s|$)/;
export const OTHER = 'other';

export function violationsOf({ reports = [], 'csp-report': legacy }: PolicyReportsBody): Violation[] {
  const violations = reports
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => ({ directive: body?.effectiveDirective, blocked: body?.blockedURL }));
  if (legacy) {
    const directive = legacy['effective-directive'] || legacy['violated-directive'];
    violations.push({ directive, blocked: legacy['blocked-uri'] });
  }
  return violations.flatMap(({ directive, blocked = '' }) => {
    const [name] = DIRECTIVE.exec(directive ?? '') ?? [];
    return name ? [{ directive: name, origin: originOf(blocked) }] : [];
  });
}

// Extensions and paths may reveal something about a person, so they are dropped.
function originOf(blocked: string): string {
  if (blocked === '') return 'inline';
  if (WORDS.includes(blocked)) return blocked;
  if (!URL.canParse(blocked)) return OTHER;
  const { protocol, origin, hostname } = new URL(blocked);
  if (!['http:', 'https:', 'ws:', 'wss:'].includes(protocol)) return protocol.slice(0, 40);
  return hostname.length <= 100 ? origin : OTHER;
}
