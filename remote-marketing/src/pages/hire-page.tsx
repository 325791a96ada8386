import { hireHero } from '../content/contact';
import { Hire } from '../features/contact/hire';
import { PageHeader } from '../lib/page-header';

export default function HirePage() {
  return (
    <>
      <PageHeader title={hireHero.title}>{hireHero.lead}</PageHeader>
      <Hire />
    </>
  );
}
