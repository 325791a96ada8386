import { builtInQuestions } from '@kadam/shared/contract/questions';
import { Loader } from '@kadam/shared/ui/loader';
import { Questions } from '../features/questions/questions';
import { PageHeader } from '../lib/page-header';
import { useSection } from '../lib/use-section';

const BUILT_IN = builtInQuestions();

export default function FaqPage() {
  const faq = useSection('questions', BUILT_IN);
  if (!faq) return <Loader title="Loading the questions" />;
  return (
    <>
      <PageHeader title="Frequently Asked Questions">{faq.lead}</PageHeader>
      <Questions questions={faq.questions} />
    </>
  );
}
