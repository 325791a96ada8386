declare module 'html2pdf.js/src/index.js' {
  export interface Html2PdfWorker extends PromiseLike<unknown> {
    set(options: Readonly<Record<string, unknown>>): this;
    from(source: HTMLElement): this;
    toContainer(): this;
    output(type: 'blob'): PromiseLike<unknown>;
    save(fileName: string): PromiseLike<unknown>;
  }
  export default function html2pdf(): Html2PdfWorker;
}
