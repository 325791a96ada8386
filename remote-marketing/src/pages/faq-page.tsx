import { faq } from '../content/faq';
import { Questions } from '../features/questions/questions';
import { PageHeader } from '../lib/page-header';

export default function FaqPage() {
  return (
    <>
      <PageHeader title={faq.title}>{faq.lead}</PageHeader>
      <Questions />
    </>
  );
}
