import { color, font, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

/** Variables that a text may contain, with their meanings. */
export const VariableList = ({ variables }: { readonly variables: Readonly<Record<string, string>> }) => (
  <List>
    {Object.entries(variables).map(([name, meaning]) => (
      <div key={name}>
        <dt>{`{{${name}}}`}</dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </List>
);

const List = styled.dl`
  display: grid;
  gap: ${space(0.5)};
  font-size: ${font.size.sm};

  div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(1)};
  }

  dt {
    font-weight: ${font.weight.semibold};
  }

  dd {
    color: ${color.muted};
  }
`;
