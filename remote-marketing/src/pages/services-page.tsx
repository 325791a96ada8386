import { BUILT_IN_SERVICES } from '@kadam/shared/contract/services';
import { Loader } from '@kadam/shared/ui/loader';
import { ServiceBlocks } from '../features/services/service-blocks';
import { PageHeader } from '../lib/page-header';
import { ScrollAnimated } from '../lib/scroll-animated';
import { useSection } from '../lib/use-section';

export default function ServicesPage() {
  const content = useSection('services', BUILT_IN_SERVICES);
  if (!content) return <Loader title="Loading the services" />;
  return (
    <ScrollAnimated>
      <PageHeader title="Our Services">{content.lead}</PageHeader>
      <ServiceBlocks services={content.services} />
    </ScrollAnimated>
  );
}
