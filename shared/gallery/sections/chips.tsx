import { useState } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { Stack } from '@kadam/shared/ui/layout';
import { Row } from '../gallery.styles';

const all = ['Remote', 'Full time', 'Bengaluru'];

export function Chips() {
  const [filters, setFilters] = useState(all);
  return (
    <Stack>
      <Row>
        <Chip>Neutral</Chip>
        <Chip tone="accent">New</Chip>
        <Chip tone="success">Applied</Chip>
        <Chip>A skill with a name so long that it has to wrap on every telephone sold in the last ten years</Chip>
      </Row>
      <Row>
        {filters.map((filter) => (
          <Chip
            key={filter}
            onRemove={() => setFilters(filters.filter((other) => other !== filter))}
            removeLabel={`Remove '${filter}'`}
          >
            {filter}
          </Chip>
        ))}
        <Chip tone="accent" onRemove={() => undefined}>
          ₹10 lakh and more
        </Chip>
        <Button variant="quiet" size="sm" onClick={() => setFilters(all)}>
          Restore
        </Button>
      </Row>
    </Stack>
  );
}
