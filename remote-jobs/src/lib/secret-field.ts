/** Without the value: React would write it to the attribute, which scripts can read. */
export const secret = <Props extends { readonly value: string }>({ value: _, ...props }: Props) => props;
