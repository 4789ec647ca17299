export const metadata = { title: 'The same page, by Next.js' };

export default function Layout({ children }) {
  return (
    <html lang="fr">
      <body>{children}</body>
    </html>
  );
}
