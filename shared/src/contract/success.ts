import './zod-settings';
import { z } from './zod';

/** Body of every successful response, unless it is a file or a page. */
export const success = z.object({ success: z.literal(true) });

/** A successful response with data: `{ success: true, data: … }`. */
export const withData = <Data extends z.ZodMiniType>(data: Data) => z.object({ success: z.literal(true), data });

/** A successful response with a message for the user. */
export const withMessage = z.object({ success: z.literal(true), message: z.string() });
