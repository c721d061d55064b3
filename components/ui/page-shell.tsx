import type { ReactNode } from "react";

interface PageShellProps {
  /** Content of the banner. */
  readonly header: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  readonly width?: keyof typeof WIDTHS;
  /** The words of the link over the banner, in the page's language. */
  readonly skip?: string;
  /** The page's language where it is not that of the document. */
  readonly lang?: string;
}

const WIDTHS = { text: "max-w-4xl", wide: "max-w-6xl" } as const;

/** Landmarks and measure of a page: skip link, banner, main content, footer. */
export function PageShell(props: PageShellProps) {
  const { header, footer, children, width = "text", skip = "Skip to the content", lang } = props;
  const measure = `mx-auto w-full px-4 sm:px-8 ${WIDTHS[width]}`;
  return (
    <div lang={lang} className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only bg-accent font-semibold text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10 focus:px-4 focus:py-2"
      >
        {skip}
      </a>
      <header className="border-b border-line">
        <div className={`${measure} flex flex-wrap items-center justify-between gap-x-8 py-3`}>
          {header}
        </div>
      </header>
      <main id="content" tabIndex={-1} className={`${measure} grow py-8 outline-none sm:py-12`}>
        {children}
      </main>
      {footer ? (
        <footer className="border-t border-line text-xs text-faint">
          <div className={`${measure} py-6`}>{footer}</div>
        </footer>
      ) : null}
    </div>
  );
}
