import { Mail, MapPin, Phone } from 'lucide-react';
import { BRAND, isSample } from '@kadam/shared/contract/brand';
import { SampleNote } from '@kadam/shared/ui/sample-note';
import { Legal, Next, Office, Ways } from './office-card.styles';

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.8 } as const;

export function OfficeCard() {
  const { legalName, email, phone, hours, companyNumber, recruitmentLicence } = BRAND;
  return (
    <Office aria-labelledby="office">
      <h2 id="office">{legalName}</h2>
      <Ways>
        <div>
          <dt>
            <Mail {...ICON} /> Email
          </dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>
            <Phone {...ICON} /> Phone
          </dt>
          <dd>
            <a href={phone.href}>{phone.label}</a>
            <span>{hours}</span>
          </dd>
        </div>
        <div>
          <dt>
            <MapPin {...ICON} /> Office
          </dt>
          <dd>
            <Address />
          </dd>
        </div>
      </Ways>
      <Legal>
        Company number {companyNumber}
        <br />
        Recruitment license {recruitmentLicence}
      </Legal>
      <SampleNote isSample={isSample('company')} />
    </Office>
  );
}

function Address() {
  const { lines, city, postalCode, state, country } = BRAND.address;
  return (
    <>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>
          {city} {postalCode}
        </span>
        <span>
          {state}, {country}
        </span>
      </address>
      <a href={mapOf([...lines, city, state, postalCode, country])} target="_blank" rel="noreferrer">
        Open in Google Maps
      </a>
    </>
  );
}

// A link instead of a map: nothing is loaded from a third party without a click.
const mapOf = (address: readonly string[]) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.join(', '))}`;

export const WhatHappensNext = () => (
  <Next aria-labelledby="what-happens-next">
    <h2 id="what-happens-next">What happens next</h2>
    <ol>
      <li>You get a copy of your message by email.</li>
      <li>A person at our office reads it and answers {BRAND.answerTime}.</li>
      <li>We call only if you leave a phone number.</li>
    </ol>
  </Next>
);
