import { Check } from 'lucide-react';
import { Container } from '@kadam/shared/ui/layout';
import { SERVICE_IMAGE, services, type Service } from '../../content/services';
import { Block, Blocks, Feature, Features, Scene, ServiceLink, Tag, Words } from './service-blocks.styles';

export function ServiceBlocks() {
  return (
    <Blocks>
      {services.map((service, index) => (
        <ServiceBlock key={service.title} service={service} isFirst={index === 0} />
      ))}
    </Blocks>
  );
}

function ServiceBlock({ service, isFirst }: { service: Service; isFirst: boolean }) {
  const { title, desc, features, image, tag, linkText, to } = service;
  return (
    <Block>
      <Container>
        <Scene
          {...SERVICE_IMAGE}
          src={image.url}
          alt={image.alt}
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
