import styled from 'styled-components';
import { Card, cardLinkCss } from '@kadam/shared/ui/card';
import { Chip } from '@kadam/shared/ui/chip';
import { Stack } from '@kadam/shared/ui/layout';
import { color } from '@kadam/shared/ui/theme';
import { Grid, Row } from '../gallery.styles';

export function Cards() {
  return (
    <Grid>
      <Card>
        <Stack gap={1}>
          <h3>A plain card</h3>
          <p>It holds what belongs together and does nothing by itself.</p>
        </Stack>
      </Card>
      <Card isInteractive>
        <Stack gap={1.5}>
          <h3>
            <CardLink href="#cards">Senior Payroll Analyst</CardLink>
          </h3>
          <Company>Sahyadri Logistics · Pune</Company>
          <Row>
            <Chip>Full time</Chip>
            <Chip>3–5 years</Chip>
            <Chip tone="success">Applied</Chip>
          </Row>
          <strong>₹9–12 lakh a year</strong>
        </Stack>
      </Card>
      <Card>
        <Stack gap={1}>
          <h3>Averylongwordwithoutanyspacethatsomebodypastedintothetitleofajobposting</h3>
          <p>It wraps instead of widening the page.</p>
        </Stack>
      </Card>
    </Grid>
  );
}

const CardLink = styled.a`
  ${cardLinkCss}
`;

const Company = styled.p`
  color: ${color.muted};
`;
