import type { Check } from '../check';
import { email } from './email';
import { name } from './name';
import { phone } from './phone';
import { place } from './place';
import { profileLink } from './profile-link';
import { sensitive } from './sensitive';

export const CONTACT_CHECKS: readonly Check[] = [name, email, phone, place, profileLink, sensitive];
