import type { Inquiry, InquiryState } from '@kadam/shared/contract/inquiries';

/** Labels of the states. */
export const STATE_LABELS: Readonly<Record<InquiryState, string>> = {
  new: 'New',
  in_progress: 'In progress',
  converted: 'Converted',
  declined: 'Declined',
};

/** The pay of an inquiry as text. */
export function payText({ payFrom, payTo }: Pick<Inquiry, 'payFrom' | 'payTo'>): string {
  if (payFrom === null && payTo === null) return 'Not given';
  if (payFrom === null) return `Up to ${payTo} LPA`;
  return payTo === null ? `From ${payFrom} LPA` : `${payFrom} to ${payTo} LPA`;
}
