import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { serviceNames } from '../../content/home';
import { Band, Names, Track } from './service-marquee.styles';

/** The names are repeated six times, so the band has no visible end. */
const COPIES = 6;

export function ServiceMarquee() {
  return (
    <Band aria-labelledby="what-we-do">
      <VisuallyHidden as="h2" id="what-we-do">
        What we do
      </VisuallyHidden>
      <Track>
        {Array.from({ length: COPIES }, (_, copy) => (
          <Names key={copy} {...(copy > 0 && { 'aria-hidden': true })}>
            {serviceNames.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Names>
        ))}
      </Track>
    </Band>
  );
}
