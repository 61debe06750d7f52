// Swizzle: wrap of MDXComponents (Docusaurus 3.10.2). Why: adds the components that pages use without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import {MDX_COMPONENTS} from '../../components/mdxComponents';

export default {...MDXComponents, ...MDX_COMPONENTS};
