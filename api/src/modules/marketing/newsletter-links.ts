export interface FoundLink {
  readonly subscriberId: string;
  readonly email: string;
  readonly status: 'pending' | 'confirmed' | 'unsubscribed';
  readonly expiresAt: Date | null;
  readonly usedAt: Date | null;
}

/** The effect of the button on a confirmation page; undefined for an unknown link. */
export type ConfirmationState = 'open' | 'confirmed' | 'used' | 'expired' | 'unknown';

export function confirmationState(link: FoundLink | undefined, now: Date): ConfirmationState {
  if (!link) return 'unknown';
  if (link.status === 'confirmed') return 'confirmed';
  if (link.usedAt) return 'used';
  return link.expiresAt && link.expiresAt <= now ? 'expired' : 'open';
}
