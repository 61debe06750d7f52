import {
  DocumentHeadTags,
  documentGetInitialProps,
  type DocumentHeadTagsProps,
} from '@mui/material-nextjs/v15-pagesRouter';
import {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentProps,
} from 'next/document';

export default function LostPropertyDocument(props: DocumentProps & DocumentHeadTagsProps) {
  return (
    <Html lang="en" data-toolpad-color-scheme="light">
      <Head>
        <DocumentHeadTags {...props} />
        <link rel="icon" href="data:," />
      </Head>
      <body>
        {/* Next.js puts the page here, and below it what brings it to life. */}
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}

// The styles of the first paint come from the server.
LostPropertyDocument.getInitialProps = (context: DocumentContext) =>
  documentGetInitialProps(context);
