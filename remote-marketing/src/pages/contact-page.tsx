import { contactHero } from '../content/contact';
import { Contact } from '../features/contact/contact';
import { PageHeader } from '../lib/page-header';

export default function ContactPage() {
  return (
    <>
      <PageHeader title={contactHero.title}>{contactHero.lead}</PageHeader>
      <Contact />
    </>
  );
}
