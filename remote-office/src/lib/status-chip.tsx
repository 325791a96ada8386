import { STATUS_LABELS, type ApplicationStatus } from '@kadam/shared/contract/applications';
import { Chip, type ChipTone } from '@kadam/shared/ui/chip';

const TONES: Readonly<Partial<Record<ApplicationStatus, ChipTone>>> = {
  shortlisted: 'accent',
  interview: 'accent',
  offer: 'success',
  hired: 'success',
};

/** The status of an application. */
export const StatusChip = ({ status }: { readonly status: ApplicationStatus }) => (
  <Chip tone={TONES[status] ?? 'neutral'}>{STATUS_LABELS[status]}</Chip>
);
