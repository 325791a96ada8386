import { useState } from 'react';
import { Stack } from '@kadam/shared/ui/layout';
import { Pagination } from '@kadam/shared/ui/pagination';

export function Paginations() {
  const [page, setPage] = useState(6);
  return (
    <Stack gap={3}>
      <Pagination page={page} totalPages={48} hrefOf={(number) => `?page=${number}#pagination`} onSelect={setPage} />
      <Pagination
        page={1}
        totalPages={3}
        label="Pages of a short list"
        hrefOf={(number) => `?short=${number}#pagination`}
        onSelect={() => undefined}
      />
      <Pagination
        page={8334}
        totalPages={8334}
        label="Pages of a long list"
        hrefOf={(number) => `?long=${number}#pagination`}
        onSelect={() => undefined}
      />
    </Stack>
  );
}
