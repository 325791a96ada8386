import { renderToString } from 'react-dom/server';
import { Button } from './button';
import { Card } from './card';
import { Chip } from './chip';
import { EmptyState } from './empty-state';
import { Field } from './field';
import { Container, Stack } from './layout';
import { Loader } from './loader';
import { Notice } from './notice';
import { Pagination } from './pagination';
import { Skeleton } from './skeleton';

test('prerendered markup has no inline style, which the content security policy would block', () => {
  const html = renderToString(
    <Container>
      <Stack gap={3}>
        <Button isBusy>Send</Button>
        <Card isInteractive>Card</Card>
        <Chip onRemove={() => undefined}>Remote</Chip>
        <EmptyState title="Nothing" />
        <Field label="Name" name="name" />
        <Loader title="Loading" isFullScreen />
        <Notice>Notice</Notice>
        <Pagination page={2} totalPages={9} hrefOf={(page) => `?page=${page}`} onSelect={() => undefined} />
        <Skeleton width="50%" />
      </Stack>
    </Container>,
  );
  expect(html).toContain('<article');
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).not.toMatch(/isinteractive|\sgap=/i);
});
