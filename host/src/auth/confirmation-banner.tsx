import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { color, font, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

const loadRequest = onDemand(() => import(/* webpackChunkName: "confirmation" */ './confirmation-request'));

/** Shown below the header if the member's address is not confirmed. */
export function ConfirmationBanner() {
  const request = useOnDemand(loadRequest);
  return (
    <Strip aria-label="Email confirmation">
      {request.status === 'ready' ? <request.code.default /> : <span>Please confirm your email address.</span>}
    </Strip>
  );
}

// Same height as the space that document.css reserves.
const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space(1)};
  /* Padding behind the header: a margin would collapse and move the whole root, which counts as a layout shift. */
  min-height: calc(${size.header} + ${space(6)});
  padding: ${size.header} ${space(2)} 0;
  background: ${color.accentSoft};
  color: ${color.ink};
  font-size: ${font.size.sm};

  @media print {
    display: none;
  }
`;
