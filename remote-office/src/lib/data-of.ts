import type { z } from '@kadam/shared/contract/zod';
import { ApiError, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';

/**
 * The data of a response of the API.
 * @throws ApiError if it is not as the contract says
 */
export function dataOf<Data>(schema: z.ZodMiniType<Data>, response: unknown): Data {
  const result = schema.safeParse((response as { readonly data?: unknown } | null)?.data);
  if (!result.success) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return result.data;
}
