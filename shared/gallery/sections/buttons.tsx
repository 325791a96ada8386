import { useState } from 'react';
import { ArrowRight, Bookmark, Pencil } from 'lucide-react';
import styled from 'styled-components';
import { Button, buttonCss, type ButtonVariant } from '@kadam/shared/ui/button';
import { IconButton } from '@kadam/shared/ui/icon-button';
import { Stack } from '@kadam/shared/ui/layout';
import { Dark, Row } from '../gallery.styles';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export function Buttons() {
  const [isBusy, setIsBusy] = useState(true);
  return (
    <Stack gap={3}>
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>Apply now</Button>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} isBusy={isBusy} busyLabel="Sending…">
            Send
          </Button>
          <Button variant={variant} size="sm" isBusy={isBusy}>
            Small, busy
          </Button>
        </Row>
      ))}
      <Row>
        <Button variant="secondary" onClick={() => setIsBusy(!isBusy)}>
          {isBusy ? 'End what is busy' : 'Make busy'}
        </Button>
        <LinkButton href="#buttons">
          A link as button <ArrowRight aria-hidden size={18} />
        </LinkButton>
        <IconButton label="Save job">
          <Bookmark aria-hidden size={20} />
        </IconButton>
        <IconButton label="Edit" disabled>
          <Pencil aria-hidden size={20} />
        </IconButton>
      </Row>
      <Button variant="secondary">
        A button whose text is far longer than anybody planned for, as happens after a translation into another language
      </Button>
      <Dark>
        <Row>
          <Button>Sign up</Button>
          <Button variant="quiet">Log in</Button>
          <IconButton label="Save job, on dark">
            <Bookmark aria-hidden size={20} />
          </IconButton>
        </Row>
      </Dark>
    </Stack>
  );
}

const LinkButton = styled.a`
  ${buttonCss({ variant: 'primary' })}
`;
