import { servicesHero } from '../content/services';
import { ServiceBlocks } from '../features/services/service-blocks';
import { PageHeader } from '../lib/page-header';
import { ScrollAnimated } from '../lib/scroll-animated';

export default function ServicesPage() {
  return (
    <ScrollAnimated>
      <PageHeader title={servicesHero.title}>{servicesHero.lead}</PageHeader>
      <ServiceBlocks />
    </ScrollAnimated>
  );
}
