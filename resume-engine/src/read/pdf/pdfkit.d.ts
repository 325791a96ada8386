/** The part of pdfkit used by the tests and fixtures. */
declare module 'pdfkit' {
  type Options = Readonly<Record<string, unknown>>;

  export default class PDFDocument {
    constructor(options?: Options);
    on(event: 'data', listener: (part: Buffer) => void): this;
    on(event: 'end', listener: (nothing?: undefined) => void): this;
    end(): void;
    x: number;
    y: number;
    readonly page: { readonly width: number; readonly height: number };
    addPage(options?: Options): this;
    switchToPage(index: number): this;
    heightOfString(text: string, options?: Options): number;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    text(text: string, options?: Options): this;
    text(text: string, x: number, y: number, options?: Options): this;
    image(source: Buffer, x: number, y: number, options?: Options): this;
    circle(x: number, y: number, radius: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    stroke(): this;
    rotate(degrees: number, options?: Options): this;
    initForm(): this;
    formText(name: string, ...placeAndOptions: [number, number, number, number, Options]): this;
  }
}
