import type { ReactNode } from 'react';
import type { ReasonIcon } from '../../content/home';
import { Picture } from './why-choose-us.styles';

export const ReasonPicture = ({ icon }: { readonly icon: ReasonIcon }) => (
  <Picture width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
    {DRAWINGS[icon]}
  </Picture>
);

const DRAWINGS: Readonly<Record<ReasonIcon, ReactNode>> = {
  placement: (
    <>
      <rect data-goal="" x="31" y="8" width="14" height="40" rx="3" />
      <path d="M9 48V34h11V24h11" />
      <path d="M5 48h46" />
      <circle cx="14.500" cy="20" r="5" />
      <path d="M38 20v4" />
    </>
  ),
  counseling: (
    <>
      <path data-goal="" d="M26 25h20a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4h-2v6l-7-6H26a4 4 0 0 1-4-4V29a4 4 0 0 1 4-4z" />
      <path d="M17 33h-2l-6 5v-5.400A4 4 0 0 1 6 29V12a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v8" />
      <path d="M13 16h17M13 23h5M29 32h14M29 38h8" />
    </>
  ),
  skills: (
    <>
      <path data-goal="" d="M28 9 51 19 28 29 5 19z" />
      <path d="M14 24v13c0 4 6.500 8 14 8s14-4 14-8V24" />
      <path d="M51 19v15" />
      <circle cx="51" cy="37" r="2.500" />
    </>
  ),
  corporate: (
    <>
      <path data-goal="" d="M31 22h16a2 2 0 0 1 2 2v24H31z" />
      <path d="M9 48V12a3 3 0 0 1 3-3h16a3 3 0 0 1 3 3v36" />
      <path d="M5 48h46M16 17h2M23 17h2M16 25h2M23 25h2M16 33h2M23 33h2M17 48v-7h7v7M38 30h4M38 38h4" />
    </>
  ),
};
