import { Check } from 'lucide-react';
import type { Service } from '@kadam/shared/contract/services';
import { Container } from '@kadam/shared/ui/layout';
import { SERVICE_IMAGE, SERVICE_IMAGES } from '../../content/services';
import { Block, Blocks, Feature, Features, Scene, ServiceLink, Tag, Words } from './service-blocks.styles';

export function ServiceBlocks({ services }: { readonly services: readonly Service[] }) {
  return (
    <Blocks>
      {services.map((service, index) => (
        <ServiceBlock key={index} service={service} isFirst={index === 0} />
      ))}
    </Blocks>
  );
}

function ServiceBlock({ service, isFirst }: { service: Service; isFirst: boolean }) {
  const { title, desc, features, picture, tag, linkText, to } = service;
  return (
    <Block>
      <Container>
        <Scene
          {...SERVICE_IMAGE}
          {...SERVICE_IMAGES[picture]}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          data-scroll-animate=""
        />
        <Words data-scroll-animate="">
          <Tag>{tag}</Tag>
          <h2>{title}</h2>
          <p>{desc}</p>
          <Features>
            {features.map((feature) => (
              <Feature key={feature}>
                <Check aria-hidden size={20} />
                <span>{feature}</span>
              </Feature>
            ))}
          </Features>
          <ServiceLink to={to}>{linkText}</ServiceLink>
        </Words>
      </Container>
    </Block>
  );
}
