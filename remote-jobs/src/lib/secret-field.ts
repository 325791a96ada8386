/** Props of a password field. Without its value: React would write it into the attribute, where other scripts read it. */
export const secret = <Props extends { readonly value: string }>({ value: _, ...props }: Props) => props;
