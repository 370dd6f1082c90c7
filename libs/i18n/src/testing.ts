export { TestTexts } from './react/test-texts.js';
