export { default as QuoteWidget } from './floating-quote-link.tsx';
